import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiling the code took a third of the start; the build leaves it compiled in this folder (build/compile-cache.ts).
enableCompileCache(fileURLToPath(new URL('../compile-cache', import.meta.url)));
await import('./site-process.ts');
