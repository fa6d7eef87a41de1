/** A picture that is faded out over the ones that follow it. */
import * as THREE from "three";
import { free } from "./free";

/** A picture over the picture. */
export class Curtain {
  private readonly texture: THREE.FramebufferTexture;
  private readonly mesh: THREE.Mesh<THREE.PlaneGeometry, THREE.ShaderMaterial>;
  private readonly camera: THREE.Camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor(renderer: THREE.WebGLRenderer) {
    const size = renderer.getDrawingBufferSize(new THREE.Vector2());
    this.texture = new THREE.FramebufferTexture(size.x, size.y);
    renderer.copyFramebufferToTexture(this.texture);
    const material = new THREE.ShaderMaterial({
      transparent: true,
      premultipliedAlpha: true,
      depthTest: false,
      depthWrite: false,
      uniforms: { map: { value: this.texture }, left: { value: 1 } },
      vertexShader: "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }",
      fragmentShader:
        "uniform sampler2D map; uniform float left; varying vec2 vUv; void main() { gl_FragColor = texture2D(map, vUv) * left; }",
    });
    this.mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
    this.mesh.frustumCulled = false;
  }

  fade(left: number): void {
    this.mesh.material.uniforms.left!.value = left;
  }

  draw(renderer: THREE.WebGLRenderer): void {
    renderer.autoClear = false;
    renderer.render(this.mesh, this.camera);
    renderer.autoClear = true;
  }

  dispose(): void {
    this.texture.dispose();
    free(this.mesh);
  }
}
