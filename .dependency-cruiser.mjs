/** The order of dependence: contract, legal → ports, db → engine → features → http → main; web: components, lib → features → app. */
const server = 'apps/server/src';
const web = 'apps/web/src';

/** Modules in `from` may not import those in `to`. */
function forbid(name, comment, from, to) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: '\\.test\\.tsx?$' },
    to: { path: to },
  };
}

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    forbid(
      'contract-stands-alone',
      'the contract imports zod only',
      '^packages/contract',
      '^(packages/(legal|files|tables)|content|apps)',
    ),
    forbid(
      'legal-stands-alone',
      'the law as pure functions',
      '^packages/legal',
      '^(packages/(contract|files|tables)|content|apps)',
    ),
    forbid(
      'files-stand-alone',
      'bytes and blocks; of the contract only the shapes and limits of a document, the shape of a transcript, the formats of a printed file and the answer a chart shows; of tables what their charts are drawn of',
      '^packages/files',
      '^(packages/contract/src/(?!document-content|document-limits|evidence|printed-format|table-query|transcript|values)|packages/tables/src/(?!charts/)|content|apps)',
    ),
    forbid(
      'tables-stand-alone',
      'tables as pure functions; of the contract only questions to tables, their shapes, what these are called and how cells are shown, of the law its figures, calculators, check digits and how numbers are covered',
      '^packages/tables',
      '^(packages/(contract/src/(?!(table-query|dataset-table|values|show-cell|labels/table-labels)\\.)|legal/src/(?!figures/|calculators/|redaction/(check-digits|cover-in-text)\\.)|files)|content|apps)',
    ),
    forbid('content-below-apps', 'content is data', '^content', '^apps'),
    forbid(
      'ports-and-db-first',
      'ports and db come before engines',
      `^${server}/(ports|db)/`,
      `^${server}/(adapters|engine|features|http|cli|testing|app|main|serve)`,
    ),
    forbid(
      'ports-hold-interfaces',
      'interfaces alone, and the errors they name',
      `^${server}/ports/`,
      `^${server}/runtime/`,
    ),
    forbid(
      'runtime-on-ports',
      'threads, turns, clock and how a failure is told stand on the ports alone',
      `^${server}/runtime/`,
      `^${server}/(?!runtime/|ports/)`,
    ),
    forbid(
      'adapters-import-ports',
      'an adapter knows its port and its library',
      `^${server}/adapters/`,
      `^${server}/(engine|features|http|cli|testing|app|main|serve)`,
    ),
    {
      name: 'no-adapter-imports-an-adapter',
      severity: 'error',
      comment: 'what two need is in runtime, or one adapter serves both ports',
      from: { path: `^${server}/adapters/([^/]+)`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${server}/adapters/`, pathNot: `^${server}/adapters/$1` },
    },
    {
      name: 'formats-in-packages-files',
      severity: 'error',
      comment: 'what reads or writes a format of files is in packages/files',
      from: { path: `^(${server}|content)/`, pathNot: ['\\.test\\.ts$', `^${server}/testing/`] },
      to: {
        path: 'node_modules/(pdfjs-dist|docx|mammoth|jszip|yauzl|saxes|linkedom|jsdom|htmlparser2|@mozilla/readability|postal-mime|csv-parse|numfmt|mdast-util-[^/]+|micromark[^/]*|tesseract[^/]*|@napi-rs/canvas|@xmldom|@myriaddreamin|mediabunny|mpg123-decoder|opus-decoder|@audio)/',
      },
    },
    {
      name: 'hostile-bytes-through-a-port',
      severity: 'error',
      comment: 'what came from outside is read in a process with limits: by an adapter',
      from: {
        path: `^${server}/(ports|db|runtime|engine|features|http|cli)/`,
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^packages/files/src/(formats|office|pages|web|word/(read|change|write)|(?:pdf|html|picture)/write|printed/write-.+|reading/(parse-file|detect-.+|read-text)|recordings/(?!plan-pieces|loudness\\.|recording-(?:failure|shape|source))|transcripts/read/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    forbid(
      'engine-before-features',
      'engines know no feature',
      `^${server}/engine/`,
      `^${server}/(adapters|features|http|cli|testing|app|main|serve)`,
    ),
    forbid(
      'features-before-http',
      'features know no HTTP',
      `^${server}/features/`,
      `^${server}/(adapters|http|cli|testing|app|main|serve)`,
    ),
    {
      name: 'features-through-their-index',
      severity: 'error',
      comment: 'a feature uses another only through its index.ts',
      from: { path: `^${server}/features/([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^${server}/features/([^/]+)/`,
        pathNot: [`^${server}/features/$1/`, `^${server}/features/[^/]+/index\\.ts$`],
      },
    },
    {
      name: 'access-through-its-index',
      severity: 'error',
      comment: 'engine/access alone decides who may use what, and makes the scopes of searches',
      from: { path: `^${server}/`, pathNot: `^${server}/engine/access/` },
      to: { path: `^${server}/engine/access/`, pathNot: `^${server}/engine/access/index\\.ts$` },
    },
    forbid(
      'only-app-names-adapters',
      'the composition root chooses adapters',
      `^${server}/(http|cli|env)`,
      `^${server}/adapters/`,
    ),
    forbid(
      'web-below-features',
      'components and lib know no feature',
      `^${web}/(components|lib|locales)/`,
      `^${web}/(features|app)/`,
    ),
    forbid('web-features-below-app', 'features know no app', `^${web}/features/`, `^${web}/app/`),
    {
      name: 'no-sibling-features',
      severity: 'error',
      comment: 'sibling features never import each other',
      from: { path: `^${web}/features/([^/]+)/` },
      to: { path: `^${web}/features/([^/]+)/`, pathNot: `^${web}/features/$1/` },
    },
    forbid(
      'web-never-imports-server',
      'the browser knows the contract only',
      `^${web}/`,
      '^(apps/server|content)',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    exclude: { path: '^apps/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
