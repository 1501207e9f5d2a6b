ALTER TABLE "clone" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clone_comment" ADD COLUMN "hidden_by" text;