import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { editShare, listShares, type OwnShare } from '@mingfa/contract/share';
import { previewShareWords } from '@mingfa/contract/share-update';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../components/segments.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import type { AppRequestError } from '../../../../lib/api-answer.ts';
import { requestData } from '../../../../lib/client.ts';
import { today } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { usePaused } from '../../../../lib/use-paused.ts';
import { lastDayOf, problemOfTerms, termsOf, viewLimitOf } from '../../model/share-terms.ts';
import { TermsFields } from '../dialog/terms-fields.tsx';
import { WordsAsRead } from '../words-as-read.tsx';

/** What is done with the password it has. */
type PasswordChange = 'keep' | 'replace' | 'remove';

/** Changes who may open a share; its snapshot stays as it is. */
export function EditShare({ share, onClose }: { share: OwnShare; onClose: () => void }) {
  const { t } = useTranslation(['sharing', 'shell']);
  const [terms, setTerms] = useState(() => termsOf(share));
  const [password, setPassword] = useState<PasswordChange>(share.hasPassword ? 'keep' : 'replace');
  const saving = useEndpointMutation(editShare, {
    onSuccess: async () => {
      toast.success(t('shell:action.saved'));
      onClose();
      await refreshEndpoints(listShares);
    },
    onError: toastFailure,
  });
  const save = () =>
    saving.mutate({
      params: { shareId: share.shareId },
      body: {
        ...(terms.title.trim() ? { title: terms.title.trim() } : {}),
        note: terms.note.trim(),
        expiresOn: lastDayOf(terms, today()),
        viewLimit: viewLimitOf(terms) ?? null,
        showsName: terms.showsName,
        titleInPreview: terms.titleInPreview,
        ...(password === 'remove' ? { password: null } : {}),
        ...(password === 'replace' && terms.password ? { password: terms.password } : {}),
      },
    });
  const words = { title: usePaused(terms.title.trim()), note: usePaused(terms.note.trim()) };
  const areNew = words.title !== share.title || words.note !== share.note;
  const read = useQuery<EndpointOutput<typeof previewShareWords>, AppRequestError>({
    queryKey: [previewShareWords.path, share.shareId, words],
    queryFn: ({ signal }) =>
      requestData(previewShareWords, { params: { shareId: share.shareId }, body: words }, { signal }),
    enabled: share.isRedacted && areNew,
    gcTime: 0,
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('own.editTitle')}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            loading={saving.isPending}
            disabled={problemOfTerms(terms, today()) !== null}
            onClick={save}
          >
            {t('shell:action.save')}
          </Button>
        </>
      }
    >
      <TermsFields
        terms={terms}
        onTerms={setTerms}
        titleHint={share.title}
        canMakePassword={password === 'replace'}
        aroundPassword={
          share.hasPassword ? (
            <>
              <span>{t('terms.password')}</span>
              <Segments
                label={t('own.passwordChange')}
                segments={(['keep', 'replace', 'remove'] as const).map((key) => ({
                  key,
                  label: t(`own.password.${key}`),
                  isOn: password === key,
                  onChoose: () => {
                    setPassword(key);
                    setTerms({ ...terms, password: '' });
                  },
                }))}
              />
            </>
          ) : null
        }
      />
      {areNew && read.data ? <WordsAsRead {...read.data} /> : null}
    </Sheet>
  );
}
