CREATE TABLE "account_deletion" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"key_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"held" jsonb,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agreement_acceptance" (
	"user_id" text NOT NULL,
	"agreement" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_acceptance_user_id_agreement_version_pk" PRIMARY KEY("user_id","agreement","version")
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "audit_pseudonym" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "pseudonym" text;--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptance" ADD CONSTRAINT "agreement_acceptance_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletion_user" ON "account_deletion" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletion_key" ON "account_deletion" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "account_deletion_finished" ON "account_deletion" USING btree ("finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_user" ON "data_export" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_export_end" ON "data_export" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "agreement_acceptance" ("user_id", "agreement", "version", "accepted_at")
	SELECT "id", 'user-agreement', "agreement_version", "agreed_at" FROM "user" WHERE "agreement_version" IS NOT NULL AND "agreed_at" IS NOT NULL;--> statement-breakpoint
-- What is linked into the chain stays as it is.
ALTER TABLE "audit_event" DISABLE TRIGGER "audit_event_is_only_added_to";--> statement-breakpoint
UPDATE "audit_event" SET "pseudonym" = "user"."audit_pseudonym" FROM "user" WHERE "user"."id" = "audit_event"."user_id";--> statement-breakpoint
UPDATE "audit_event" SET "thing_id" = "user"."audit_pseudonym" FROM "user" WHERE "audit_event"."thing_kind" = 'account' AND "user"."id" = "audit_event"."thing_id"
	AND NOT EXISTS (SELECT FROM "audit_link" WHERE "event_id" = "audit_event"."id");--> statement-breakpoint
-- Of accounts that are gone: whoever still holds an old backup could tell whose they were.
UPDATE "audit_event" SET "thing_id" = NULL WHERE "thing_kind" = 'account' AND "thing_id" LIKE 'usr\_%'
	AND NOT EXISTS (SELECT FROM "audit_link" WHERE "event_id" = "audit_event"."id");--> statement-breakpoint
ALTER TABLE "audit_event" ENABLE TRIGGER "audit_event_is_only_added_to";
