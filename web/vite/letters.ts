/** Fonts cut to what the page writes: western letters, figures of one width, and no weight that nobody uses. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const KEPT = resolve(dirname(fileURLToPath(import.meta.url)), "../node_modules/.cache/letters");

/** What four languages write, with typographers' marks; a name in other letters fetches the whole font. */
const LETTERS = [
  ..." !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
  ..."ÀÁÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸàáâäæçèéêëíîïóôöùúûüœÿßẞĲĳ",
  ..."\u00a0\u2009\u202f«»·×©°½¼¾–—‘’‚“”„•…‹›€−",
];
const WEIGHTS = { min: 400, max: 700, default: 400 };

/** A package's style sheet, and in it the face that holds western letters. */
const SHEET = /@fontsource-variable\/(\w+)\/wght\.css$/;
const FACE = /\/\* \w+-latin-wght-normal \*\/\s*@font-face \{([^}]*)\}/;
const RANGE = /unicode-range: ([^;]*)/;

/** Takes our own cut for its letters, and leaves the rest to the package's faces, which are fetched when a name needs them. */
export function letters(): Plugin {
  return {
    name: "letters",
    enforce: "pre",
    async transform(code, id) {
      const [, font] = SHEET.exec(id) ?? [];
      if (!font) return null;
      const file = await subset(font, resolve(dirname(id), `files/${font}-latin-wght-normal.woff2`));
      return code.replace(FACE, (_, whole: string) => `${face(rest(whole))}${face(own(whole, file))}`);
    },
  };
}

const face = (body: string): string => `@font-face {${body}}\n`;

const own = (whole: string, file: string): string =>
  whole.replace(/url\([^)]*\)/, `url("${file}")`).replace(RANGE, `unicode-range: ${listed(CODES)}`);

const CODES = LETTERS.map((it) => it.codePointAt(0)!).sort((a, b) => a - b);

/** All letters of the whole face but ours. */
const rest = (whole: string): string =>
  whole.replace(RANGE, (_, ranges: string) => {
    const codes = ranges.split(",").flatMap(codesOf);
    return `unicode-range: ${listed(codes.filter((it) => !CODES.includes(it)))}`;
  });

function codesOf(range: string): number[] {
  const [from = 0, to = from] = range
    .replace("U+", "")
    .split("-")
    .map((it) => Number.parseInt(it, 16));
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** `U+41-5A,U+E4`: neighbours in one. */
function listed(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(",");
}

async function subset(font: string, source: string): Promise<string> {
  const file = resolve(KEPT, `${font}.woff2`);
  const made = await subsetFont(await readFile(source), LETTERS.join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
    dropTables: ["STAT", "MVAR"],
  });
  await mkdir(KEPT, { recursive: true });
  await writeFile(file, made);
  return file;
}
