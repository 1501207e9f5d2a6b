// Prints the gzip size of all JavaScript that `/` needs before it can paint, and fails above the limit.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT_BYTES = 256_000;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

// What `/` asks for besides the entry: its screen, and the words of one language.
const DYNAMIC = [
  'src/app/screens/home-with-clones.tsx',
  'src/locales/zh-CN/shell.ts',
  'src/locales/zh-CN/chat.ts',
  'node_modules/antd/es/locale/zh_CN.js',
];

const reached = new Set();
function follow(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (reached.has(key)) return;
  reached.add(key);
  for (const next of chunk.imports ?? []) follow(next);
}
follow('index.html');
for (const wanted of DYNAMIC) {
  const key = Object.keys(manifest).find((name) => name.endsWith(wanted));
  follow(key ?? wanted);
}

const sizes = [...reached]
  .map((key) => manifest[key].file)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, bytes: gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length }))
  .sort((left, right) => right.bytes - left.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
console.log(
  `${(total / 1000).toFixed(1).padStart(8)} kB  JavaScript before first paint of / (gzip), at most ${LIMIT_BYTES / 1000} kB`,
);
if (total > LIMIT_BYTES) process.exitCode = 1;
