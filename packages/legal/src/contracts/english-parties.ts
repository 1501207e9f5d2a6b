import type { Line, Party } from './contract.ts';
import { cleanPartyName } from './party-name.ts';
import { roleOfWord } from './party-roles.ts';

/** Eton Pharmaceuticals, Inc., a Delaware corporation … (“ETON”): a name, what is said of it, and its short name in brackets. */
const CALLED =
  /(?:between|among|and|by|:|^|\(\d\))\s+([A-Z][\w&.'’-]*(?:\s+[A-Z&][\w&.'’-]*|,\s+(?:Inc|LLC|Ltd|L\.P|Corp|Co)\.?){0,8})(?:,?\s[^()“”"]{0,240})?\s*\((?:the\s+|hereinafter\s+(?:referred to as\s+)?)?[“"]([A-Z][\w&.’' ]{0,40})[”"]\)/g;
const NOT_A_PARTY =
  /^(?:Agreement|Execution Date|Effective Date|Parties|Party|Contract|Project|Services?|Products?|Date)$/i;

/** Seller: Qingdao Textile Co., Ltd. on a line of its own. */
const LABELLED =
  /^\s*(?:The\s+)?(Buyer|Seller|Purchaser|Supplier|Vendor|Landlord|Tenant|Lessor|Lessee|Client|Customer|Provider|Consultant|Contractor|Employer|Employee|Lender|Borrower|Licensor|Licensee|Principal|Agent|Distributor|Party [AB])\s*(?:\([^()]{1,30}\))?\s*:\s*(.{0,600})$/i;

/** What a company is follows its name: , a company incorporated in …, a Chinese name in brackets. */
const NAME_ENDS = /,\s+(?:an?|the|incorporated|established|organi[sz]ed|whose|with)\b|\s*[(（]/;

/** The parties an English contract introduces at its beginning, each by its short name. */
export function readEnglishParties(lines: readonly Line[], body: string): Party[] {
  const parties: Party[] = [];
  for (const line of lines.slice(0, 40)) {
    const match = LABELLED.exec(line.text);
    if (match) addLabelled(parties, line, match);
  }
  if (parties.length >= 2) return parties.slice(0, 6);
  parties.length = 0;
  const opening = lines.findIndex(
    ({ text }, index) => index < 40 && /\b(?:between|among|by and)\b/i.test(text),
  );
  for (const line of opening === -1 ? [] : lines.slice(opening, opening + 6)) {
    for (const match of line.text.matchAll(CALLED)) {
      const [whole, raw = '', label = ''] = match;
      if (NOT_A_PARTY.test(label) || parties.some((party) => party.label === label)) continue;
      const start = line.start + match.index + whole.indexOf(raw);
      const { name } = cleanPartyName(raw);
      const span = { blockId: line.blockId, start, end: start + raw.length };
      if (body.split(label).length < 3) continue;
      parties.push(partyOf(label, name, span));
    }
  }
  return parties.slice(0, 6);
}

function addLabelled(parties: Party[], line: Line, match: RegExpExecArray): void {
  const [whole, label = '', raw = ''] = match;
  if (parties.some((party) => party.label.toLowerCase() === label.toLowerCase())) return;
  const isBlank = /^[\s_.[\]●•]*$/.test(raw);
  const { name } = isBlank ? { name: null } : cleanPartyName(raw.split(NAME_ENDS)[0] ?? raw);
  const start = line.start + whole.lastIndexOf(raw);
  const span = { blockId: line.blockId, start, end: start + raw.trimEnd().length };
  parties.push(partyOf(label, name, span));
}

const partyOf = (label: string, name: Party['name'], span: Party['span']): Party => ({
  label,
  words: [label],
  role: roleOfWord(label),
  name,
  span,
  mentions: name ? [{ name, span, section: 'preamble' }] : [],
});
