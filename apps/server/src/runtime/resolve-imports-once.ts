import { type ResolveFnOutput, registerHooks } from 'node:module';

// Importing this lets the thread find each file once. Node reads the whole list of what a package exports again at every import from
// or into it: for drizzle-orm 3 ms, a thousand times, which was half of what a start took to load. An import of our own names its file
// as it is, so that nothing has to be looked for.
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    // What is asked for with attributes (`with { type: 'json' }`) is another module, and `require` finds other files.
    const isPlain =
      context.conditions.includes('import') && Object.keys(context.importAttributes ?? {}).length === 0;
    const key = isPlain && context.parentURL ? keyOf(specifier, context.parentURL) : null;
    if (key === null) return nextResolve(specifier, context);
    if (OWN_FILE.test(key)) return { url: key, format: 'module-typescript', shortCircuit: true };
    const known = found.get(key) ?? nextResolve(specifier, context);
    found.set(key, known);
    return { ...known, shortCircuit: true };
  },
});

/** TypeScript outside of packages is ours, and each of our packages is of modules. */
const OWN_FILE = /^file:(?!.*\/node_modules\/).*\.ts$/;

/** Imports of one key find one file: a path by where it leads, a package by its name and the package that imports it. */
function keyOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('./') || specifier.startsWith('../')) return new URL(specifier, importer).href;
  const isPackage = /^(?:@[\w.-]+\/)?\w[\w.-]*(?:\/|$)/.test(specifier);
  return isPackage ? `${packageOf(importer)} ${specifier}` : null;
}

/** The folder of the package a file belongs to: one of node_modules, or what stands above a `src` of ours. */
function packageOf(file: string): string {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? /^.*\/src\//.exec(file)?.[0] ?? file;
}
