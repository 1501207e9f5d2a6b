CREATE TABLE "clone_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"clone_id" text NOT NULL,
	"version" integer NOT NULL,
	"author_id" text,
	"parent_id" text,
	"text" text NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clone_comment_report" (
	"comment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clone_comment_report_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "clone_consent" (
	"user_id" text NOT NULL,
	"clone_id" text NOT NULL,
	"allowed" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clone_consent_user_id_clone_id_pk" PRIMARY KEY("user_id","clone_id")
);
--> statement-breakpoint
CREATE TABLE "clone_count" (
	"clone_id" text NOT NULL,
	"version" integer NOT NULL,
	"day" date NOT NULL,
	"counter" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "clone_count_clone_id_day_version_counter_pk" PRIMARY KEY("clone_id","day","version","counter")
);
--> statement-breakpoint
CREATE TABLE "clone_pin" (
	"user_id" text NOT NULL,
	"clone_id" text NOT NULL,
	"link_id" text,
	"position" integer NOT NULL,
	CONSTRAINT "clone_pin_user_id_clone_id_pk" PRIMARY KEY("user_id","clone_id")
);
--> statement-breakpoint
CREATE TABLE "clone_rating" (
	"clone_id" text NOT NULL,
	"user_id" text NOT NULL,
	"rating" integer NOT NULL,
	"version" integer NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clone_rating_clone_id_user_id_pk" PRIMARY KEY("clone_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "clone_unanswered" (
	"message_id" text PRIMARY KEY NOT NULL,
	"clone_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"reason" text NOT NULL,
	"group_id" text NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clone_visit" (
	"clone_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "clone_visit_clone_id_user_id_day_pk" PRIMARY KEY("clone_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "golden_question" (
	"id" text PRIMARY KEY NOT NULL,
	"clone_id" text NOT NULL,
	"question" text NOT NULL,
	"expect" jsonb NOT NULL,
	"waived_because" text DEFAULT '' NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "golden_question_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "golden_result" (
	"run_id" text NOT NULL,
	"golden_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"expect" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"cited" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "golden_result_run_id_golden_id_pk" PRIMARY KEY("run_id","golden_id")
);
--> statement-breakpoint
CREATE TABLE "golden_run" (
	"id" text PRIMARY KEY NOT NULL,
	"clone_id" text NOT NULL,
	"version" integer,
	"draft_revision" integer NOT NULL,
	"because" text NOT NULL,
	"state" text NOT NULL,
	"fingerprint" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "clone" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "clone_id" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "clone_version" integer;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "clone_name" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "clone_link_id" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "clone_test" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "shared_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "official_id" text;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "listing_refused" text;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "published_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "published_introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "published_category" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "first_published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "recent_users" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "ratings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clone" ADD COLUMN "comments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clone_comment" ADD CONSTRAINT "clone_comment_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_comment" ADD CONSTRAINT "clone_comment_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_comment" ADD CONSTRAINT "clone_comment_parent_id_clone_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clone_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_comment_report" ADD CONSTRAINT "clone_comment_report_comment_id_clone_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."clone_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_comment_report" ADD CONSTRAINT "clone_comment_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_consent" ADD CONSTRAINT "clone_consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_consent" ADD CONSTRAINT "clone_consent_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_count" ADD CONSTRAINT "clone_count_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_pin" ADD CONSTRAINT "clone_pin_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_pin" ADD CONSTRAINT "clone_pin_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_rating" ADD CONSTRAINT "clone_rating_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_rating" ADD CONSTRAINT "clone_rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_unanswered" ADD CONSTRAINT "clone_unanswered_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_unanswered" ADD CONSTRAINT "clone_unanswered_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_unanswered" ADD CONSTRAINT "clone_unanswered_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_visit" ADD CONSTRAINT "clone_visit_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_visit" ADD CONSTRAINT "clone_visit_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golden_question" ADD CONSTRAINT "golden_question_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golden_result" ADD CONSTRAINT "golden_result_run_id_golden_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."golden_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golden_run" ADD CONSTRAINT "golden_run_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clone_comment_clone" ON "clone_comment" USING btree ("clone_id","parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clone_comment_author" ON "clone_comment" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "clone_comment_parent" ON "clone_comment" USING btree ("parent_id","created_at");--> statement-breakpoint
CREATE INDEX "clone_comment_report_user" ON "clone_comment_report" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "clone_consent_clone" ON "clone_consent" USING btree ("clone_id");--> statement-breakpoint
CREATE INDEX "clone_pin_clone" ON "clone_pin" USING btree ("clone_id");--> statement-breakpoint
CREATE INDEX "clone_rating_user" ON "clone_rating" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "clone_unanswered_clone" ON "clone_unanswered" USING btree ("clone_id","group_id","created_at");--> statement-breakpoint
CREATE INDEX "clone_unanswered_conversation" ON "clone_unanswered" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "clone_visit_day" ON "clone_visit" USING btree ("clone_id","day");--> statement-breakpoint
CREATE INDEX "clone_visit_user" ON "clone_visit" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "golden_question_clone" ON "golden_question" USING btree ("clone_id","serial");--> statement-breakpoint
CREATE INDEX "golden_run_clone" ON "golden_run" USING btree ("clone_id","started_at");--> statement-breakpoint
CREATE INDEX "conversation_clone" ON "conversation" USING btree ("clone_id","updated_at") WHERE clone_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "clone_official" ON "clone" USING btree ("official_id");--> statement-breakpoint
CREATE INDEX "clone_square" ON "clone" USING btree ("published_category","recent_users") WHERE listed_at is not null;--> statement-breakpoint
ALTER TABLE "clone" ADD CONSTRAINT "clone_is_owned_or_official" CHECK ("clone"."owner_id" is not null or "clone"."official_id" is not null);--> statement-breakpoint
-- What is published already is told to the square as every later version will be.
UPDATE "clone" SET
	"published_name" = v."content"->>'name',
	"published_introduction" = coalesce(v."content"->>'introduction', ''),
	"published_category" = coalesce(v."content"->>'category', 'other'),
	"first_published_at" = (SELECT min(f."published_at") FROM "clone_version" f WHERE f."clone_id" = "clone"."id"),
	"listed_at" = CASE WHEN "clone"."visibility" = 'square' THEN v."published_at" END
FROM "clone_version" v WHERE v."clone_id" = "clone"."id" AND v."version" = "clone"."published_version";
