import * as playbookContract from '@mingfa/contract/playbook';
import * as contract from '@mingfa/contract/review';
import * as review from '../../features/review/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Contract reviews, their findings, and the playbooks they follow. */
export function reviewRoutes(context: review.ReviewContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.createReview, review.createReview),
    bind(contract.listReviews, review.listReviews),
    bind(contract.getReview, review.getReview),
    bind(contract.decideFinding, review.decideFinding),
    bind(contract.decideAllFindings, review.decideAllFindings),
    bind(contract.cancelReview, review.cancelReview),
    bind(contract.deleteReview, review.deleteReview),
    bind(contract.exportReview, review.exportReview),
    bind(playbookContract.listPlaybooks, review.listPlaybooks),
    bind(playbookContract.getPlaybook, review.getPlaybook),
    bind(playbookContract.copyPlaybook, review.copyPlaybook),
    bind(playbookContract.updatePlaybook, review.updatePlaybook),
    bind(playbookContract.deletePlaybook, review.deletePlaybook),
  ];
}
