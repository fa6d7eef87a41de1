/** Random bytes, and bytes as text. */

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

// `randomUUID` is missing over plain http, as in a home network.
const random = (count: number): string => hex(crypto.getRandomValues(new Uint8Array(count)));

/** A key for an answer: nobody else's, and never used before. */
export const newKey = (): string => random(16);

/** 256 bits that nobody can guess. */
export const newShare = (): string => random(32);

/** Over plain http browsers cannot hash, either. */
export const canHash = (): boolean => crypto.subtle !== undefined;

export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
