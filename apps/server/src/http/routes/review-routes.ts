import * as playbookContract from '@mingfa/contract/playbook';
import * as contract from '@mingfa/contract/review';
import * as review from '../../features/review/index.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

const DONE = { done: true } as const;

/** Contract reviews, their findings, and the playbooks they follow. */
export function reviewRoutes(context: review.ReviewContext): BoundRoute[] {
  return [
    bindRoute(contract.createReview, ({ caller, body, signal }) =>
      review.createReview(context, caller, body, signal),
    ),
    bindRoute(contract.listReviews, ({ caller, info, query }) =>
      review.listReviews(context, caller, info.language, query),
    ),
    bindRoute(contract.getReview, ({ caller, info, params }) =>
      review.getReview(context, caller, info.language, params),
    ),
    bindRoute(contract.decideFinding, ({ caller, params, body }) =>
      review.decideFinding(context, caller, { ...params, ...body }),
    ),
    bindRoute(contract.decideAllFindings, async ({ caller, params, body }) => {
      await review.decideAllFindings(context, caller, { ...params, ...body });
      return DONE;
    }),
    bindRoute(contract.cancelReview, ({ caller, info, params }) =>
      review.cancelReview(context, caller, info.language, params),
    ),
    bindRoute(contract.deleteReview, async ({ caller, params }) => {
      await review.deleteReview(context, caller, params);
      return DONE;
    }),
    bindRoute(contract.exportReview, ({ caller, params, query, signal }) =>
      review.exportReview(context, caller, { ...params, ...query }, signal),
    ),
    bindRoute(playbookContract.listPlaybooks, ({ caller, info }) =>
      review.listPlaybooks(context, caller, info.language),
    ),
    bindRoute(playbookContract.getPlaybook, ({ caller, info, params }) =>
      review.getPlaybook(context, caller, info.language, params),
    ),
    bindRoute(playbookContract.copyPlaybook, ({ caller, info, params, body }) =>
      review.copyPlaybook(context, caller, info.language, { ...params, ...body }),
    ),
    bindRoute(playbookContract.updatePlaybook, ({ caller, params, body }) =>
      review.updatePlaybook(context, caller, { ...params, ...body }),
    ),
    bindRoute(playbookContract.deletePlaybook, async ({ caller, params }) => {
      await review.deletePlaybook(context, caller, params);
      return DONE;
    }),
  ];
}
