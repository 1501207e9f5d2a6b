const FIELD = 'input:not([type="hidden"]), textarea, select, [data-add], button';

/** Puts the cursor in the field of a path, or of the list it belongs to. @returns whether it is there */
export function focusPath(root: HTMLElement | null, path: string): boolean {
  const places = [path, path.split('/')[0] ?? path];
  const all = [...(root?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  const element = places.flatMap((place) => all.find(({ dataset }) => dataset.path === place) ?? [])[0];
  if (!element) return false;
  const folded = element.closest('details');
  if (folded) folded.open = true;
  element.scrollIntoView?.({ block: 'center' });
  const isList = element.querySelector(':scope > [data-add]');
  (isList instanceof HTMLElement ? isList : element.querySelector<HTMLElement>(FIELD))?.focus({
    preventScroll: true,
  });
  delete element.dataset.found;
  // Read, so that the mark begins anew where it is set already.
  void element.offsetWidth;
  element.dataset.found = '';
  return true;
}
