/** The soft dark under a thing that stands on the ground. */
import * as THREE from "three";
import { smooth } from "./noise";

/** A blurred square, darkest in the middle. */
function blurredSquare(strength: number, blur: number): THREE.DataTexture {
  const n = 64;
  const data = new Uint8ClampedArray(n * n * 4);
  const side = (i: number) => {
    const d = Math.abs((i + 0.5) / n - 0.5);
    return 1 - smooth(0.3 - blur, Math.min(0.5, 0.3 + blur), d);
  };
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) data[(j * n + i) * 4 + 3] = 255 * strength * side(i) * side(j);
  const texture = new THREE.DataTexture(data, n, n, THREE.RGBAFormat);
  texture.magFilter = texture.minFilter = THREE.LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

export function contactShadow(
  width: number,
  strength: number,
  blur: number,
): THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial> {
  const material = new THREE.MeshBasicMaterial({
    map: blurredSquare(strength, blur),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(width / 0.6, width / 0.6).rotateX(-Math.PI / 2),
    material,
  );
  mesh.position.y = 0.004;
  mesh.renderOrder = 1;
  return mesh;
}
