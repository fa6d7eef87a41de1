/** Puts a text where it can be pasted from. */

/** Over plain http, as in a home network, browsers offer only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else return copyTheOldWay(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  // Behind an open dialog nothing can be selected.
  const place = document.querySelector("dialog[open]") ?? document.body;
  place.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
