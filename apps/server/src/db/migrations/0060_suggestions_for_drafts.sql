CREATE TABLE "draft_suggestion" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"act" text NOT NULL,
	"part" text,
	"selection" jsonb,
	"wish" text NOT NULL,
	"before" text NOT NULL,
	"parts" jsonb NOT NULL,
	"text" text NOT NULL,
	"checked" jsonb,
	"decision" text NOT NULL,
	"accepted_text" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "draft_suggestion" ADD CONSTRAINT "draft_suggestion_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_suggestion" ADD CONSTRAINT "draft_suggestion_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_suggestion_draft" ON "draft_suggestion" USING btree ("draft_id","created_at");--> statement-breakpoint
-- A run goes with its subject (migration 0016).
CREATE TRIGGER draft_suggestion_removes_runs AFTER DELETE ON draft_suggestion REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION remove_runs_of_subject('suggestion');
