/** Gives back what lives on the graphics card. */
import type { Material, Mesh, Object3D, Texture } from "three";

/** Frees everything on the graphics card that hangs on an object. */
export function free(root: Object3D): void {
  root.traverse((object) => {
    const { geometry, material } = object as Partial<Mesh>;
    geometry?.dispose();
    for (const one of material ? [material].flat() : []) freeMaterial(one);
    if ("isInstancedMesh" in object) (object as unknown as { dispose(): void }).dispose();
  });
  root.removeFromParent();
}

export function freeMaterial(material: Material): void {
  (material as Material & { map?: Texture | null }).map?.dispose();
  material.dispose();
}
