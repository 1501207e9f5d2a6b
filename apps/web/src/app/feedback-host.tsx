import { lazy, Suspense } from 'react';
import { closeFeedback, useFeedbackRequest } from '../lib/feedback-request.ts';
import { loadNamespaces } from '../lib/i18n.ts';

const FeedbackDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('../features/feedback/components/feedback-dialog.tsx'),
    loadNamespaces('feedback'),
  ]);
  return dialog;
});

/** Draws the form that `askForFeedback` opens; comes when it is first asked for. */
export function FeedbackHost() {
  const about = useFeedbackRequest((state) => state.about);
  return <Suspense>{about ? <FeedbackDialog about={about} onClose={closeFeedback} /> : null}</Suspense>;
}
