/** What we use of the package, which has no types of its own. */
declare module "subset-font" {
  interface Axis {
    readonly min: number;
    readonly max: number;
    readonly default: number;
  }
  interface Wishes {
    readonly targetFormat: "woff2";
    readonly variationAxes: { readonly [axis: string]: Axis };
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly dropTables: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, wishes: Wishes): Promise<Uint8Array>;
}
