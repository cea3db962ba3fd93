import { defineConfig } from 'vite';

/** Preact's own runtime for JSX, no plugin: the pages are built once and served by Umpire. */
export default defineConfig({
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the pages lets nothing be written into them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
