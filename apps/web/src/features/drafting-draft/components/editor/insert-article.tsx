import type { ArticleLocation } from '@mingfa/contract/evidence';
import { getArticle, searchLaws } from '@mingfa/contract/law';
import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { endpointQuery, queryClient, useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { usePaused } from '../../../../lib/use-paused.ts';
import { articleWords } from '../../model/editor/article-words.ts';
import { putWords } from '../../model/editor/editor-commands.ts';
import styles from './editor.module.css';

const SHOWN = 12;
const NAMED = 'named';
const EXCERPT_CHARACTERS = 160;

interface FoundOne {
  key: string;
  name: string;
  excerpt: string;
  location: ArticleLocation;
  /** Its text is not held, only what it says in our words. */
  isDigest: boolean;
}

/** An article of the library, by its name and number or by what it says: its citation, and on wish its words. */
export function InsertArticle({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const [typed, setTyped] = useState('');
  const q = usePaused(typed.trim());
  const found = useEndpoint(searchLaws, { query: { q, pageSize: SHOWN } }, { enabled: q !== '' });
  const [isPutting, setIsPutting] = useState<string | null>(null);
  const put = async ({ key, location }: FoundOne, isQuoted: boolean) => {
    setIsPutting(key);
    try {
      const { lawId, articleKey, versionId } = location;
      const query = versionId ? { versionId } : {};
      const read = await queryClient.fetchQuery(
        endpointQuery(getArticle, { params: { lawId, articleKey }, query }),
      );
      const words = articleWords(read, isQuoted);
      if (isQuoted && read.article.text === null) toast.info(t('article.noText'));
      putWords(editor, [editor.schema.text(words)]);
      onClose();
    } catch (error) {
      toastFailure(error);
    } finally {
      setIsPutting(null);
    }
  };
  return (
    <ModalDialog open focusField size="wide" title={t('article.title')} onClose={onClose}>
      <SearchField label={t('article.search')} value={typed} onChange={setTyped} />
      {q === '' ? <QuietNote>{t('article.hint')}</QuietNote> : null}
      {q !== '' ? (
        <Loaded query={found}>
          {({ items, citation }) => {
            const hits = items.map(
              ({ location, shortTitle, label, excerpt, isDigest }): FoundOne => ({
                ...{ key: `${location.lawId} ${location.articleKey}`, location, excerpt, isDigest },
                name: `《${shortTitle}》${label}`,
              }),
            );
            const named = citation?.location
              ? [
                  {
                    key: NAMED,
                    name: citation.label,
                    excerpt: '',
                    location: citation.location,
                    isDigest: false,
                  },
                ]
              : [];
            // Who names one article wants that one, and no other that its number happens to stand in.
            const isNumbered = named.length > 0 || citation?.state === 'not_found';
            const all = isNumbered ? named : hits;
            if (all.length === 0) return <QuietNote>{t('article.none')}</QuietNote>;
            return (
              <ul className={styles.choices}>
                {all.map((one) => (
                  <li key={one.key} className={styles.choice}>
                    <strong lang="zh-CN">{one.name}</strong>
                    {one.key === NAMED ? <NamedWords location={one.location} /> : null}
                    {one.excerpt ? (
                      <p className={styles.excerpt} lang="zh-CN">
                        {one.isDigest ? `${t('article.digest')}：` : null}
                        {one.excerpt}
                      </p>
                    ) : null}
                    <span className={styles.acts}>
                      <Button
                        size="small"
                        aria-label={t('article.putOne', { name: one.name })}
                        disabled={isPutting !== null}
                        onClick={() => void put(one, false)}
                      >
                        {t('article.put')}
                      </Button>
                      {one.isDigest ? null : (
                        <Button
                          size="small"
                          aria-label={t('article.quoteOne', { name: one.name })}
                          loading={isPutting === one.key}
                          disabled={isPutting !== null}
                          onClick={() => void put(one, true)}
                        >
                          {t('article.quote')}
                        </Button>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      ) : null}
    </ModalDialog>
  );
}

/** What the article says that was asked for by its number: a search tells of it no more than its name. */
function NamedWords({ location }: { location: ArticleLocation }) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const { lawId, articleKey, versionId } = location;
  const query = versionId ? { versionId } : {};
  const { data } = useEndpoint(getArticle, { params: { lawId, articleKey }, query });
  const words = data?.article.text ?? data?.article.digest?.text;
  if (!data || !words) return null;
  const text = words.replace(/\s*\n\s*/g, '');
  return (
    <p className={styles.excerpt} lang="zh-CN">
      {data.article.text === null ? `${t('article.digest')}：` : null}
      {text.length > EXCERPT_CHARACTERS ? `${text.slice(0, EXCERPT_CHARACTERS)}……` : text}
    </p>
  );
}
