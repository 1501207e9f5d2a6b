import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { bodyWords } from '../model/body-words.ts';
import type { DraftDesk } from '../model/draft-desk.ts';
import { pathName } from '../model/form-paths.ts';
import { changedFieldName, changedFieldValue } from './changed-field-name.ts';
import styles from './draft-notices.module.css';

/** So many changed facts are named. */
const NAMED = 5;

/** What happened elsewhere: facts that another draft of the matter changed, and what was set aside for newer words. */
export function DraftNotices({ desk }: { desk: DraftDesk }) {
  const { t } = useTranslation('draft');
  const { base, keeper, setAside } = desk.draft;
  const names = [
    ...(setAside.body === undefined ? [] : ['body']),
    ...(setAside.title === undefined ? [] : ['title']),
    ...Object.keys(setAside.parts).map((id) => `part:${id}`),
    ...new Set(setAside.facts.map(({ path }) => path)),
  ];
  const asideValue = (name: string) => {
    if (name === 'body') return setAside.body ? bodyWords(setAside.body) : null;
    if (name === 'title') return setAside.title ?? null;
    if (name.startsWith('part:')) return setAside.parts[name.slice('part:'.length)]?.text ?? null;
    const change = setAside.facts.findLast(({ path }) => path === name);
    return change?.act === 'set' ? change.value : null;
  };
  const touched = [...new Set(base.touchedBy)];
  return (
    <>
      {touched.length > 0 ? (
        <div className={styles.notice} role="status">
          <p>
            {t(desk.draft.isFree ? 'touched.free' : 'touched.text', {
              facts: touched
                .slice(0, NAMED)
                .map((path) => pathName(desk.template, desk.draft.sheet, path))
                .join(t('separator')),
              count: touched.length,
            })}
          </p>
          <Button size="small" onClick={keeper.confirmSeen}>
            {t('touched.seen')}
          </Button>
        </div>
      ) : null}
      {names.length > 0 ? (
        <details className={styles.aside}>
          <summary>{t('aside.title', { count: names.length })}</summary>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <span className={styles.words}>
                  {changedFieldName(desk, t, name)}：{changedFieldValue(desk, t, name, asideValue(name))}
                </span>
                <Button size="small" onClick={() => keeper.putBack([name])}>
                  {t('aside.back')}
                </Button>
              </li>
            ))}
          </ul>
          <Button size="small" onClick={keeper.letGo}>
            {t('aside.letGo')}
          </Button>
        </details>
      ) : null}
    </>
  );
}
