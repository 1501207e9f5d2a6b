import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { LETTERHEAD_LACK_LABELS } from '@mingfa/contract/labels/letterhead-labels';
import {
  changeLetterhead,
  deleteLetterhead,
  downloadLetterhead,
  type LetterheadLook,
  type LetterheadSummary,
  listLetterheads,
} from '@mingfa/contract/letterhead';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { LetterheadSheet } from './letterhead-sheet.tsx';
import styles from './letterheads.module.css';
import { RenameLetterhead } from './rename-letterhead.tsx';

/** A letterhead with all that drafts take of it, and what can be done with it. */
export function LetterheadCard({ letterhead }: { letterhead: LetterheadSummary }) {
  const { t } = useTranslation(['drafting', 'shell']);
  const { letterheadId, title, fileName, bytes, isDefault, look } = letterhead;
  const params = { letterheadId };
  const [isRenaming, setIsRenaming] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const refresh = () => refreshEndpoints(listLetterheads);
  const changing = useEndpointMutation(changeLetterhead, { onSuccess: refresh, onError: toastFailure });
  const deleting = useEndpointMutation(deleteLetterhead, {
    onSuccess: async () => {
      toast.success(t('letterhead.deleted'));
      await refresh();
    },
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('letterhead.deleteTitle', { title }),
      text: t('letterhead.deleteText'),
      confirmText: t('shell:action.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params });
  };
  const download = async (form: 'original' | 'word' | 'pdf') => {
    setIsWriting(true);
    await downloadOrToast(downloadLetterhead, { params, query: { form } }, title);
    setIsWriting(false);
  };
  const hasNothing =
    look.pictures === 0 &&
    [look.headers, look.footers].every(({ usual, first }) => usual.length + (first?.length ?? 0) === 0);
  return (
    <li className={styles.card}>
      <LetterheadSheet look={look} title={title} />
      <div>
        <div className={styles.head}>
          <h2 className={styles.name}>{title}</h2>
          {isDefault ? <span className={styles.mark}>{t('letterhead.default')}</span> : null}
        </div>
        <dl className={styles.told}>
          {toldOf(look, t).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t('letterhead.file')}</dt>
            <dd>{`${fileName} · ${formatBytes(bytes)}`}</dd>
          </div>
        </dl>
        {hasNothing ? <p className={styles.caution}>{t('letterhead.nothing')}</p> : null}
        <div className={styles.actions}>
          {isDefault ? null : (
            <Button
              loading={changing.isPending}
              onClick={() => changing.mutate({ params, body: { isDefault: true } })}
            >
              {t('letterhead.makeDefault')}
            </Button>
          )}
          <Button loading={isWriting} onClick={() => void download('word')}>
            {t('letterhead.sampleWord')}
          </Button>
          <ActionMenu
            label={t('letterhead.actions', { title })}
            actions={[
              { key: 'pdf', label: t('letterhead.samplePdf'), onSelect: () => void download('pdf') },
              { key: 'original', label: t('letterhead.original'), onSelect: () => void download('original') },
              { key: 'rename', label: t('letterhead.rename'), onSelect: () => setIsRenaming(true) },
              ...(isDefault
                ? [
                    {
                      key: 'none',
                      label: t('letterhead.noDefault'),
                      onSelect: () => changing.mutate({ params, body: { isDefault: false } }),
                    },
                  ]
                : []),
              {
                ...{ key: 'delete', label: t('letterhead.delete'), danger: true, separated: true },
                onSelect: () => void remove(),
              },
            ]}
            trigger={(props) => (
              <IconButton icon={<MoreOutlined />} {...props} label={t('letterhead.actions', { title })} />
            )}
          />
        </div>
        {isRenaming ? (
          <RenameLetterhead
            title={title}
            onRename={(next) => changing.mutate({ params, body: { title: next } })}
            onClose={() => setIsRenaming(false)}
          />
        ) : null}
      </div>
    </li>
  );
}

/** What drafts take of it, and what a PDF does not, in words. */
function toldOf(look: LetterheadLook, t: ReturnType<typeof useTranslation<['drafting', 'shell']>>['t']) {
  const { page, fonts, size, styles: used, pdfLacks } = look;
  const mm = (twips: number) => Math.round((twips / 1440) * 25.4);
  const { title, headings, body, table } = used;
  const ours = [
    ...(title === null ? [t('letterhead.part.title')] : []),
    ...(headings.includes(null) ? [t('letterhead.part.headings')] : []),
    ...(table === null ? [t('letterhead.part.table')] : []),
  ];
  const named = [title, ...headings, body, table].filter((name): name is string => name !== null);
  const between = t('letterhead.between');
  const lacks = pdfLacks.map((lack) => LETTERHEAD_LACK_LABELS[currentLanguage()][lack]);
  return [
    [
      t('letterhead.page'),
      t('letterhead.pageSize', {
        ...{ width: mm(page.width), height: mm(page.height) },
        ...{ top: mm(page.top), bottom: mm(page.bottom), left: mm(page.left), right: mm(page.right) },
      }),
    ],
    [
      t('letterhead.fonts'),
      `${[...new Set([fonts.body.chinese, fonts.body.latin])].filter(Boolean).join(between) || t('letterhead.noFont')} · ${size / 2} pt`,
    ],
    [
      t('letterhead.styles'),
      [
        ...(named.length > 0 ? [named.join(between)] : []),
        ...(ours.length > 0 ? [t('letterhead.ours', { parts: ours.join(between) })] : []),
      ].join(t('letterhead.furthermore')),
    ],
    [t('letterhead.pdf'), [...lacks, t('letterhead.always')].join(between)],
  ] as const;
}
