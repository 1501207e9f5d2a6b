import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const proxied = Object.fromEntries(
  ['/v1', '/openapi.json', '/docs', '/healthz', '/readyz'].map((path) => [path, { target: server }]),
);

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: proxied },
  preview: { proxy: proxied },
});
