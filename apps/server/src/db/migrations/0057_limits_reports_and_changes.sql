CREATE TABLE "personal_quota" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"limit" bigint NOT NULL,
	"reason" text NOT NULL,
	"set_by" text,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_quota_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "clone_comment" ADD COLUMN "report_state" text;--> statement-breakpoint
ALTER TABLE "clone_comment" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clone_comment" ADD COLUMN "report_decision" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_quota" ADD CONSTRAINT "personal_quota_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_quota" ADD CONSTRAINT "personal_quota_set_by_user_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personal_quota_by" ON "personal_quota" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "audit_event_changes" ON "audit_event" USING btree ("happened_at","id") WHERE "audit_event"."changes" is not null;--> statement-breakpoint
CREATE INDEX "clone_comment_reported" ON "clone_comment" USING btree ("reported_at","id") WHERE report_state is not null;--> statement-breakpoint
UPDATE "clone_comment" SET "report_state" = CASE WHEN "state" = 'hidden' THEN 'hidden' ELSE 'waiting' END, "reported_at" = "reported"."at"
FROM (SELECT "comment_id", max("created_at") AS "at" FROM "clone_comment_report" GROUP BY "comment_id") "reported"
WHERE "reported"."comment_id" = "clone_comment"."id";
