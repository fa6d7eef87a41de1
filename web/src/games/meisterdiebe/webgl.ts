/** Whether this browser can draw in three dimensions at all. */
let known: boolean | null = null;

/** Asked once: every canvas that is asked takes a context, of which a page has few. */
export function hasWebGL(): boolean {
  known ??= tried();
  return known;
}

function tried(): boolean {
  if (!("WebGL2RenderingContext" in globalThis)) return false;
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
