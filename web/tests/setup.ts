/** Every file begins with modules and a document of its own: the same world serves them all. */
import { vi } from "vitest";

vi.resetModules();
localStorage.clear();
document.documentElement.innerHTML = "<head></head><body></body>";
