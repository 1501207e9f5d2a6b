import type { CaseHit } from '@mingfa/contract/case-search';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Highlighted } from '../../../components/search-screen/highlighted.tsx';
import styles from '../../../components/search-screen/result-rows.module.css';
import { caseAddress } from '../../../lib/case-address.ts';
import { useCaseWords } from '../hooks/use-case-words.ts';
import own from './case-row.module.css';
import { CaseTags, useCaseFacts } from './case-tags.tsx';
import { CollectMenu } from './collect/collect-menu.tsx';

interface CaseRowProps {
  hit: CaseHit;
  /** In place of what can be done with a case everywhere. */
  action?: ReactNode;
  /** What must be known of it first; below it. */
  notice?: ReactNode;
}

/** One case found, with the paragraphs that hold the words. */
export function CaseRow({ hit, action, notice }: CaseRowProps) {
  const words = useCaseWords();
  const facts = useCaseFacts();
  return (
    <li className={`${styles.row} ${own.row}`}>
      <Link className={styles.link} to={caseAddress(hit.caseId, hit.paragraphs[0]?.paragraph)}>
        <span className={styles.title}>{hit.title}</span>
        <span className={styles.tags}>
          <CaseTags one={hit} />
        </span>
        {hit.paragraphs.map(({ section, paragraph, text, highlights }) => (
          <span key={paragraph} className={own.paragraph}>
            <span className={own.section}>{words.section[section]}</span>
            <Highlighted text={text} ranges={highlights} />
          </span>
        ))}
        <span className={styles.facts}>{facts(hit)}</span>
      </Link>
      {action ?? <CollectMenu one={hit} inList />}
      {notice}
    </li>
  );
}
