import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { AFTER_COMPOSITION_MS } from './when-not-composing.ts';

interface Stretch {
  from: number;
  to: number;
}
/** Typed by an input method that is still at work: not touched before it is done. */
const waiting = new PluginKey<readonly Stretch[]>('typedWords');

const HISTORY = 'history$';

/** Where a change put something in, in the document that comes of it. */
function stretchesOf(change: Transaction): Stretch[] {
  return change.mapping.maps.flatMap((map, at) => {
    const after = change.mapping.slice(at + 1);
    const found: Stretch[] = [];
    map.forEach((_from, _to, from, to) => {
      if (to > from) found.push({ from: after.map(from, -1), to: after.map(to, 1) });
    });
    return found;
  });
}

/** Stretches after a change. */
const mapped = (stretches: readonly Stretch[], change: Transaction): Stretch[] =>
  stretches
    .map(({ from, to }) => ({ from: change.mapping.map(from, -1), to: change.mapping.map(to, 1) }))
    .filter(({ from, to }) => to > from);

/** Takes the origin of their neighbours from words that were typed among them; null where there is none to take. */
function asOwnWords(state: EditorState, stretches: readonly Stretch[]): Transaction | null {
  const { origin } = state.schema.marks;
  const change = state.tr;
  for (const { from, to } of stretches) {
    const end = Math.min(to, state.doc.content.size);
    if (origin && from < end && state.doc.rangeHasMark(from, end, origin))
      change.removeMark(from, end, origin);
  }
  return change.docChanged ? change : null;
}

/** Of words that are typed among others' an input method takes the mark; it is taken from them once it is done. */
class AfterComposition {
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly plan = (view: EditorView): false => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (view.isDestroyed || view.composing) return;
      const stretches = waiting.getState(view.state) ?? [];
      if (stretches.length === 0) return;
      const change = asOwnWords(view.state, stretches) ?? view.state.tr;
      view.dispatch(change.setMeta(waiting, []).setMeta('addToHistory', false));
    }, AFTER_COMPOSITION_MS);
    return false;
  };
  readonly destroy = () => clearTimeout(this.timer);
}

/** What somebody types is their own, wherever they type it; what is moved, pasted or brought back keeps its origin. */
export const TypedWords = Extension.create({
  name: 'typedWords',
  addProseMirrorPlugins() {
    const later = new AfterComposition();
    let isMoved = false;
    return [
      new Plugin<readonly Stretch[]>({
        key: waiting,
        state: {
          init: () => [],
          apply(change, held) {
            const set: readonly Stretch[] | undefined = change.getMeta(waiting);
            if (set) return set;
            const kept = change.docChanged ? mapped(held, change) : held;
            return change.getMeta('composition') === undefined ? kept : [...kept, ...stretchesOf(change)];
          },
        },
        appendTransaction(changes, _before, state) {
          const isKept =
            isMoved || changes.some((one) => one.getMeta(HISTORY) || one.getMeta('keepsOrigins'));
          if (isKept) return null;
          const stretches = changes.reduce<Stretch[]>((held, change) => {
            const here = change.getMeta('composition') === undefined ? stretchesOf(change) : [];
            return [...mapped(held, change), ...here];
          }, []);
          return stretches.length > 0 ? asOwnWords(state, stretches) : null;
        },
        view: () => ({ destroy: later.destroy }),
        props: {
          transformPasted(slice) {
            isMoved = true;
            // Whatever becomes of it, it is put in before the page comes to anything else.
            queueMicrotask(() => {
              isMoved = false;
            });
            return slice;
          },
          handleDOMEvents: { compositionend: later.plan },
        },
      }),
    ];
  },
});
