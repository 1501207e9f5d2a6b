import { asksFor } from './asked-facts.ts';
import { cleanText } from './clean-text.ts';
import type { DocumentSpan } from './document-blocks.ts';
import { isShown, type RenderScope, rowScopes } from './render-scope.ts';
import { openPaths, renderText } from './render-text.ts';
import type { ComposedParagraph, TemplatePart } from './template.ts';

/** The paragraphs of a part: what somebody wrote in its place, else the sentences its rules make of the facts. */
export function composePart(scope: RenderScope, part: TemplatePart): DocumentSpan[][] {
  const replaced = scope.replaced[part.id];
  if (replaced && replaced.text.trim() !== '') {
    const kind = replaced.by === 'model' ? 'model' : 'typed';
    return cleanText(replaced.text)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((text) => [{ text: text.trim(), origin: { kind, part: part.id } }]);
  }
  return part.paragraphs.flatMap((paragraph) => {
    const scopes = paragraph.each ? rowScopes(scope, { ...paragraph.each, blankRows: 0 }) : [scope];
    return scopes
      .map((inner) => composeParagraph(inner, part.id, paragraph))
      .filter((spans) => spans.length > 0);
  });
}

function composeParagraph(scope: RenderScope, part: string, paragraph: ComposedParagraph): DocumentSpan[] {
  if (!isShown(scope, paragraph.when)) return [];
  return paragraph.sentences.flatMap((sentence) => {
    if (!isShown(scope, sentence.when)) return [];
    const listOf = (name: string) => scope.types.rows.get(name) ?? name;
    // A rule knows what it says only where what it says it of is known, or will be asked for.
    const isUnknowable = openPaths(scope, sentence.text).some(
      (path) => !asksFor(scope.template, path, listOf),
    );
    return isUnknowable
      ? []
      : withStop(
          renderText(scope, sentence.text, { kind: 'composed', part, rule: sentence.id }).map(
            (span): DocumentSpan =>
              span.origin.kind === 'fact' ? { ...span, origin: { ...span.origin, part } } : span,
          ),
          { kind: 'composed', part, rule: sentence.id },
        );
  });
}

/** A sentence that ends in what somebody typed may lack its full stop: one who lists reasons writes none. */
function withStop(spans: readonly DocumentSpan[], origin: DocumentSpan['origin']): DocumentSpan[] {
  const last = spans.at(-1);
  const isOpen = !last || last.blank || last.box || last.origin.kind !== 'fact';
  return isOpen || !LACKS_STOP.test(last.text.trimEnd()) ? [...spans] : [...spans, { text: '。', origin }];
}
const LACKS_STOP = /[\p{L}\p{N}%)）》]$/u;

/** The part of a template by its id, composed in a row's scope. */
export const partOf = (scope: RenderScope, id: string): TemplatePart | null =>
  scope.template.parts.find((part) => part.id === id) ?? null;
