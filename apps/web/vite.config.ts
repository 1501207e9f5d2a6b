import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const proxied = Object.fromEntries(
  ['/v1', '/openapi.json', '/docs', '/healthz', '/readyz'].map((path) => [path, { target: server }]),
);

/**
 * What every screen needs comes in a few files instead of forty: a page over plain HTTP/1.1 fetches six at a time.
 * `$initial` keeps out what only later screens import, which then comes with them.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'kit', test: /apps\/web\/src\/lib\/|packages\/contract\/src\//, tags: ['$initial' as const] },
  {
    name: 'components',
    test: /apps\/web\/src\/components\/|node_modules\/@ant-design\//,
    tags: ['$initial' as const],
  },
  { name: 'first-screen', test: /features\/chat\/screens\/new-conversation-screen\.tsx$/ },
  { name: 'icons', test: /node_modules\/@ant-design\/icons/ },
  {
    name: 'shared',
    // Labels come with the words of a screen: the shell has some, and is not to bring all else along.
    test: /apps\/web\/src\/(lib|components)\/[^/]+$|packages\/contract\/src\/(?!labels\/)/,
    minShareCount: 3,
  },
];

/**
 * antd's ConfigProvider imports the whole popup machinery for tooltips that glide from one to the next
 * (`tooltip={{ unique: true }}`), which we do not use: 9 kB that would come before the first paint.
 */
const withoutGlidingTooltips: Plugin = {
  name: 'without-gliding-tooltips',
  enforce: 'pre',
  load: {
    filter: { id: /antd\/es\/tooltip\/UniqueProvider\/index\.js$/ },
    handler: () => 'export default ({ children }) => children;',
  },
};

export default defineConfig({
  plugins: [react(), withoutGlidingTooltips],
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
