import { readFileSync } from 'node:fs';
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
  // Words of the shell, which `shared` would draw in together with all that is below it.
  { name: 'labels', test: /packages\/contract\/src\/labels\/citation-labels/ },
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
    // Labels come with the words of a screen.
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

/** Each schema of zod can describe itself as JSON Schema, which the server alone does: 6 kB before the first paint. */
const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  enforce: 'pre',
  load: {
    filter: { id: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
    handler: (id) => {
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      const exported = names.map(([, name]) => `export const ${name} = unavailable;`);
      return [
        'const unavailable = () => { throw new Error("No JSON Schema in the browser"); };',
        ...exported,
        ...(id.includes('to-json-schema') ? ['export { unavailable as process };'] : []),
      ].join('\n');
    },
  },
};

/** What is wrong with input is told by the server, or by a form in the reader's language: zod's own English sentences are shown nowhere. */
const withoutZodSentences: Plugin = {
  name: 'without-zod-sentences',
  enforce: 'pre',
  load: {
    filter: { id: /zod\/v4\/locales\/en\.js$/ },
    handler: () => 'export default () => ({ localeError: ({ code }) => code });',
  },
};

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default defineConfig({
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  plugins: [react(), withoutGlidingTooltips, withoutJsonSchemas, withoutZodSentences],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Browsers of that age preload modules themselves.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: proxied },
  preview: { proxy: proxied },
});
