import { Parser } from 'htmlparser2';
import { ParseFailure } from '../reading/parse-failure.ts';

/** A page reduced to what a reader sees, and what it says of itself outside of that. */
export interface StrippedPage {
  /** Well formed and harmless: no scripts, styles, forms, frames or pictures, few attributes, little depth. */
  html: string;
  elements: number;
  /** Text of the title element. */
  title: string;
  /** `name` or `property` of each meta element in lower case, with its content. */
  meta: Map<string, string>;
  /** JSON-LD as it stands there. */
  linkedData: string[];
  scripts: number;
  /** What is shown where scripts are off. */
  noscript: string;
  /** Fields that ask for a password. */
  passwordFields: number;
  /** It has the empty place of a page that programs fill. */
  isAppShell: boolean;
}

/** Elements that are left out with all they hold. */
const DROPPED = new Set(
  'style template iframe frame frameset object embed applet svg math canvas audio video map select datalist dialog'.split(
    ' ',
  ),
);
/** Elements that are left out, but not what they hold: it is a text like any other. */
const UNWRAPPED = new Set(
  'html head body button form fieldset label font center base meta link img picture source input textarea param wbr marquee nobr tt big acronym'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'col']);
const KEPT_ATTRIBUTES = new Set([
  'id',
  'class',
  'colspan',
  'rowspan',
  'role',
  'itemprop',
  'rel',
  'hidden',
  'aria-hidden',
  'datetime',
  'align',
]);
const ATTRIBUTE_MAX_CHARACTERS = 120;
/** Deeper than any page a person wrote; browsers stop at 512. Text below stays, only its elements go. */
const DEPTH_MAX = 80;
/** No page leaves so many elements open, unless it was made to. */
const OPEN_MAX = 5000;
const ELEMENTS_MAX = 60_000;
const TITLE_MAX_CHARACTERS = 500;
const NOSCRIPT_MAX_CHARACTERS = 4000;
const META_MAX = 200;
const LINKED_DATA_MAX_CHARACTERS = 200_000;
const APP_ROOTS = new Set(['app', 'root', '__next', '__nuxt', '__layout', 'main-app', 'q-app', 'ember-app']);

/**
 * Reads a page once from front to back, without a tree: however deep or long it is, this takes time in proportion and little
 * memory, and what comes out cannot overwhelm the readers after it.
 */
export function stripPage(source: string): StrippedPage {
  const page: StrippedPage = {
    html: '',
    elements: 0,
    title: '',
    meta: new Map(),
    linkedData: [],
    scripts: 0,
    noscript: '',
    passwordFields: 0,
    isAppShell: false,
  };
  const pieces: string[] = [];
  /** For each open element, whether it was written. */
  const open: boolean[] = [];
  let written = 0;
  let dropping = 0;
  let inside: ReturnType<typeof insideOf> = null;
  /** Text comes in pieces as small as one character. */
  let text = '';
  let preformatted = 0;

  const flush = () => {
    if (inside === 'title') page.title = collapse(text).slice(0, TITLE_MAX_CHARACTERS);
    else if (inside === 'noscript') page.noscript += collapse(text).slice(0, NOSCRIPT_MAX_CHARACTERS);
    else if (inside === 'linked-data') {
      if (text.length < LINKED_DATA_MAX_CHARACTERS) page.linkedData.push(text);
    } else if (text !== '') pieces.push(maskText(preformatted > 0 ? text : collapse(text)));
    text = '';
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        note(page, name, attributes);
        if (open.length + dropping > OPEN_MAX) throw new ParseFailure('file_unsafe');
        if (dropping === 0) {
          flush();
          inside = insideOf(name, attributes);
        }
        if (dropping > 0 || DROPPED.has(name) || inside !== null) {
          dropping += 1;
          return;
        }
        const fits = page.elements < ELEMENTS_MAX;
        if (VOID.has(name) && fits) pieces.push(`<${name}>`);
        const isWritten = !UNWRAPPED.has(name) && !VOID.has(name) && /^[a-z][a-z0-9]{0,20}$/.test(name);
        if (fits) page.elements += 1;
        open.push(isWritten && fits && written < DEPTH_MAX);
        if (!open.at(-1)) return;
        if (name === 'pre') preformatted += 1;
        written += 1;
        pieces.push(`<${name}${attributesOf(attributes)}>`);
      },
      ontext(piece) {
        if (dropping === 0 || (inside !== null && inside !== 'script')) text += piece;
      },
      onclosetag(name) {
        if (dropping > 1) {
          dropping -= 1;
          return;
        }
        flush();
        if (dropping === 1) {
          dropping = 0;
          inside = null;
          return;
        }
        if (!open.pop()) return;
        if (name === 'pre') preformatted -= 1;
        written -= 1;
        pieces.push(`</${name}>`);
      },
      onend: flush,
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(source);
  page.html = pieces.join('');
  return page;
}

/** Elements whose text is not shown, but tells something of the page. */
function insideOf(name: string, attributes: Record<string, string>) {
  if (name === 'script') return /ld\+json/i.test(attributes.type ?? '') ? 'linked-data' : 'script';
  return name === 'title' || name === 'noscript' ? name : null;
}

function note(page: StrippedPage, name: string, attributes: Record<string, string>): void {
  if (name === 'script') page.scripts += 1;
  if (name === 'input' && attributes.type?.toLowerCase() === 'password') page.passwordFields += 1;
  if (APP_ROOTS.has(attributes.id?.toLowerCase() ?? '') || 'ng-app' in attributes || name === 'app-root') {
    page.isAppShell = true;
  }
  if (name !== 'meta' || page.meta.size >= META_MAX) return;
  const key = (attributes.name ?? attributes.property ?? attributes.itemprop ?? '').trim().toLowerCase();
  const content = (attributes.content ?? '').trim().slice(0, 1000);
  if (key !== '' && content !== '' && !page.meta.has(key)) page.meta.set(key, content);
}

/** Styles go, except that what they hide stays hidden. `visibility` goes too: some sites show their text by a script alone. */
function attributesOf(attributes: Record<string, string>): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (KEPT_ATTRIBUTES.has(name)) text += ` ${name}="${maskText(value.slice(0, ATTRIBUTE_MAX_CHARACTERS))}"`;
  }
  const isHidden = /display\s*:\s*none/i.test(attributes.style?.slice(0, 2000) ?? '');
  return isHidden && !('hidden' in attributes) ? `${text} hidden=""` : text;
}

const collapse = (text: string) => text.replace(/[\s\u200b\ufeff]+/g, ' ');
const MARKUP = '<>&"';
/** Four private characters, which mean nothing in a page. */
const MASKS = '\uf8f0\uf8f1\uf8f2\uf8f3';

/** Text that no parser takes for anything else. Entities would do as well, but the tree gets a node of its own for each. */
function maskText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\uf8f0-\uf8f3\ufffe\uffff]/g, '')
    .replace(/[<>&"]/g, (character) => MASKS[MARKUP.indexOf(character)] ?? '');
}

/** What `maskText` was given. */
export function unmaskText(text: string): string {
  return text.replace(/[\uf8f0-\uf8f3]/g, (character) => MARKUP[MASKS.indexOf(character)] ?? '');
}
