export { createReview } from './create-review.ts';
export { cancelReview, decideAllFindings, decideFinding, deleteReview } from './decide-findings.ts';
export { exportReview } from './export-review.ts';
export { forgetReviews } from './forget-reviews.ts';
export { getReview, listReviews } from './list-reviews.ts';
export { personalReviews } from './personal-reviews.ts';
export { copyPlaybook, deletePlaybook, getPlaybook, listPlaybooks, updatePlaybook } from './playbooks.ts';
export { MODEL_LIMITS, type ModelLimits, type ReviewContext } from './review-context.ts';
export { registerReviews, resumeReviews } from './review-queue.ts';
