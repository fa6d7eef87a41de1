/** A key for an answer: nobody else's, and never used before. */
export function newKey(): string {
  // `randomUUID` is missing over plain http, as in a home network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
