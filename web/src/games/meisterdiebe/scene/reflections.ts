/** What polished things show: a scene of bright panels, seen by nothing but reflections. */

import * as THREE from "three";

/** A small dark room with soft panels and one window: the only thing that wood, brass and velvet reflect. */
export function reflections(): THREE.Scene {
  const scene = new THREE.Scene();
  const walls = new THREE.Mesh(
    new THREE.BoxGeometry(20, 12, 20),
    new THREE.MeshBasicMaterial({ color: 0x2e2723, side: THREE.BackSide }),
  );
  walls.position.y = 4;
  const floor = new THREE.Mesh(
    new THREE.PlaneGeometry(20, 20).rotateX(-Math.PI / 2),
    new THREE.MeshBasicMaterial({ color: 0x0a0f10 }),
  );
  floor.position.y = -1.9;
  scene.add(walls, floor);
  const panel = (w: number, h: number, x: number, y: number, z: number, color: number, power: number) => {
    const bright = new THREE.MeshBasicMaterial({
      color: new THREE.Color(color).multiplyScalar(power),
      side: THREE.DoubleSide,
    });
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), bright);
    mesh.position.set(x, y, z);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
    return mesh;
  };
  panel(6, 4, -5, 8, 3, 0xffeeda, 10);
  panel(8, 2.4, 1, 5, 9.6, 0xffdcb4, 4);
  panel(1.4, 6, -9.5, 3, -3, 0xffd9a8, 4);
  panel(5, 1.2, 3, 6, -9, 0xa9c4ff, 3);
  const window = panel(4.6, 6.6, 8.6, 4.2, 4.2, 0xd5e2ff, 9);
  const bar = new THREE.MeshBasicMaterial({ color: 0x120d0a, side: THREE.DoubleSide });
  for (const [w, h, y] of [
    [0.5, 6.6, 0],
    [4.6, 0.5, 1.1],
    [4.6, 0.5, -1.1],
  ] as const) {
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), bar);
    mesh.position.set(0, y, 0.05);
    window.add(mesh);
  }
  return scene;
}
