import { listShareMarks, type OwnShare } from '@mingfa/contract/share';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import styles from './own.module.css';

/** Whom each mask stands for. Only its owner can read it. */
export function ShareMarks({ share, onClose }: { share: OwnShare; onClose: () => void }) {
  const { t } = useTranslation('sharing');
  const marks = useEndpoint(listShareMarks, { params: { shareId: share.shareId } }, { staleTime: 0 });
  return (
    <Sheet open onClose={onClose} title={t('marks.ownTitle', { title: share.title })}>
      <p className={styles.facts}>{t('marks.ownHint')}</p>
      <Loaded query={marks}>
        {(data) =>
          data.marks.length === 0 ? (
            <p className={styles.empty}>{t('marks.none')}</p>
          ) : (
            <table className={styles.marks}>
              <thead>
                <tr>
                  <th scope="col">{t('marks.original')}</th>
                  <th scope="col">{t('marks.replacement')}</th>
                  <th scope="col">{t('marks.kind')}</th>
                </tr>
              </thead>
              <tbody>
                {data.marks.map(({ markId, kind, original, replacement, count }) => (
                  <tr key={markId}>
                    <td>{original}</td>
                    <td>{replacement}</td>
                    <td className={styles.facts}>
                      {t(`markKind.${kind}`)} · {t('marks.places', { count })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </Sheet>
  );
}
