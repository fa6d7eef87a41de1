/** Textures out of pixels that were painted by code. */
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  MirroredRepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
} from "three";

export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** A texture out of painted pixels; the first row is the top of the picture. */
export function paintedTexture(
  width: number,
  height: number,
  pixels: Pixels,
  anisotropy: number,
): DataTexture {
  const texture = new DataTexture(pixels, width, height, RGBAFormat);
  texture.flipY = true;
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = Math.min(4, anisotropy);
  texture.wrapS = MirroredRepeatWrapping;
  texture.needsUpdate = true;
  return texture;
}

/** One colour, until the painted picture arrives. */
export function plainTexture(color: number): DataTexture {
  const pixel = new Uint8ClampedArray([(color >> 16) & 255, (color >> 8) & 255, color & 255, 255]);
  const texture = new DataTexture(pixel, 1, 1, RGBAFormat);
  texture.colorSpace = SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}
