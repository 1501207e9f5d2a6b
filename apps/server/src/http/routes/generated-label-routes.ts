import * as contract from '@mingfa/contract/generated-label';
import type { QuotaContext } from '../../features/account/index.ts';
import * as label from '../../features/generated-label/index.ts';
import type { LabelledThing } from '../../ports/generated-words.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Labels of generated content: what a file will carry, clean copies, and how the installation labels. */
export function generatedLabelRoutes(
  context: QuotaContext & { labelledThings: readonly LabelledThing[] },
): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.previewLabel, label.previewLabel),
    bind(contract.acknowledgeCleanCopy, label.acknowledgeCleanCopy),
    bind(contract.getLabelSettings, label.getLabelSettings),
    bind(contract.saveLabelSettings, label.saveLabelSettings),
    bind(contract.listCleanCopies, label.listCleanCopies),
  ];
}
