import type { Span } from '../../model/pages-of.ts';
import styles from './pages.module.css';

/** Words of a document: what is open is a line to write on, boxes are ticked or not, values of facts are told from the template's words. */
export function SpansLine({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, origin, blank, box, bold }, index) => {
    const classes = [
      blank ? styles.blank : '',
      box ? styles.box : '',
      bold ? styles.bold : '',
      origin.kind === 'fact' && !blank ? styles.value : '',
    ];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a text that is shown, not edited
      <span key={index} className={classes.filter(Boolean).join(' ')}>
        {text}
      </span>
    );
  });
}
