import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const proxied = Object.fromEntries(
  ['/v1', '/openapi.json', '/docs', '/healthz', '/readyz'].map((path) => [path, { target: server }]),
);

/** What every screen needs comes in a few files instead of forty: a page over plain HTTP/1.1 fetches six at a time. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'icons', test: /node_modules\/@ant-design\/(icons|icons-svg|colors|fast-color)\// },
  {
    name: 'kit',
    test: /(apps\/web\/src\/lib\/[^/]+$|packages\/contract\/src\/(?!admin|document\.|knowledge|law|playbook|review|upload|web-page))/,
  },
  // The viewer of documents, in a folder of its own below, comes when a document is opened.
  { name: 'components', test: /apps\/web\/src\/components\/[^/]+$/ },
];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: proxied },
  preview: { proxy: proxied },
});
