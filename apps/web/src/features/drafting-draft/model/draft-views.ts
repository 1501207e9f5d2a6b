/** Parts of the screen: on a wide one the form stands beside the others. */
export const DRAFT_VIEWS = ['form', 'preview', 'missing', 'checks', 'materials', 'versions'] as const;
export type DraftView = (typeof DRAFT_VIEWS)[number];

/** The view an address names; what it is where it names none, or one that is not there. */
export function readView(named: string | null, isWide: boolean): DraftView {
  const found = DRAFT_VIEWS.find((view) => view === named);
  if (isWide) return found && found !== 'form' ? found : 'preview';
  return found ?? 'form';
}
