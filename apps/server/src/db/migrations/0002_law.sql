CREATE TABLE "law" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"short_title" text NOT NULL,
	"kind" text NOT NULL,
	"issuer" text,
	"region" text,
	"digest_promulgated_on" date,
	"digest_effective_on" date,
	"digest_document_number" text,
	"revision" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "law_alias" (
	"law_id" text NOT NULL,
	"alias_key" text NOT NULL,
	"alias" text NOT NULL,
	CONSTRAINT "law_alias_law_id_alias_key_pk" PRIMARY KEY("law_id","alias_key")
);
--> statement-breakpoint
CREATE TABLE "law_article" (
	"id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"law_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"main" integer NOT NULL,
	"sub" smallint NOT NULL,
	"label" text NOT NULL,
	"heading_position" integer,
	"heading_path" text NOT NULL,
	"text" text NOT NULL,
	"paragraphs" jsonb,
	"text_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "law_citation" (
	"from_article_id" text NOT NULL,
	"from_version_id" text NOT NULL,
	"to_title_key" text NOT NULL,
	"to_law_id" text,
	"to_key" text NOT NULL,
	CONSTRAINT "law_citation_from_article_id_to_title_key_to_key_pk" PRIMARY KEY("from_article_id","to_title_key","to_key")
);
--> statement-breakpoint
CREATE TABLE "law_digest" (
	"id" text PRIMARY KEY NOT NULL,
	"law_id" text NOT NULL,
	"article_key" text NOT NULL,
	"main" integer NOT NULL,
	"sub" smallint NOT NULL,
	"heading" text NOT NULL,
	"heading_en" text NOT NULL,
	"digest" text NOT NULL,
	"digest_en" text NOT NULL,
	"everyday_words" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"checked_on" date NOT NULL,
	"article_hash" text NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "law_heading" (
	"version_id" text NOT NULL,
	"position" integer NOT NULL,
	"parent" integer,
	"level" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "law_heading_version_id_position_pk" PRIMARY KEY("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "law_import" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_kind" text NOT NULL,
	"location" text NOT NULL,
	"state" text NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"files_total" integer DEFAULT 0 NOT NULL,
	"files_done" integer DEFAULT 0 NOT NULL,
	"articles" integer DEFAULT 0 NOT NULL,
	"laws_added" integer DEFAULT 0 NOT NULL,
	"versions_added" integer DEFAULT 0 NOT NULL,
	"versions_updated" integer DEFAULT 0 NOT NULL,
	"versions_unchanged" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "law_library" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"imported_at" timestamp with time zone,
	"starter_hash" text
);
--> statement-breakpoint
CREATE TABLE "law_note" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"law_id" text NOT NULL,
	"article_key" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "law_source" (
	"hash" text PRIMARY KEY NOT NULL,
	"law_id" text NOT NULL,
	"articles" integer NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "law_version" (
	"id" text PRIMARY KEY NOT NULL,
	"law_id" text NOT NULL,
	"label" text NOT NULL,
	"document_number" text,
	"promulgated_on" date,
	"effective_on" date,
	"effective_approximate" boolean NOT NULL,
	"repealed_on" date,
	"raw_status" text,
	"source" text NOT NULL,
	"source_path" text NOT NULL,
	"history" jsonb NOT NULL,
	"preamble" text NOT NULL,
	"annex" text NOT NULL,
	"article_count" integer NOT NULL,
	"text_hash" text NOT NULL,
	"identities" jsonb NOT NULL,
	"former_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "law_alias" ADD CONSTRAINT "law_alias_law_id_law_id_fk" FOREIGN KEY ("law_id") REFERENCES "public"."law"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_article" ADD CONSTRAINT "law_article_version_id_law_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."law_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_citation" ADD CONSTRAINT "law_citation_from_version_id_law_version_id_fk" FOREIGN KEY ("from_version_id") REFERENCES "public"."law_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_digest" ADD CONSTRAINT "law_digest_law_id_law_id_fk" FOREIGN KEY ("law_id") REFERENCES "public"."law"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_heading" ADD CONSTRAINT "law_heading_version_id_law_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."law_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_note" ADD CONSTRAINT "law_note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_note" ADD CONSTRAINT "law_note_law_id_law_id_fk" FOREIGN KEY ("law_id") REFERENCES "public"."law"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_source" ADD CONSTRAINT "law_source_law_id_law_id_fk" FOREIGN KEY ("law_id") REFERENCES "public"."law"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_version" ADD CONSTRAINT "law_version_law_id_law_id_fk" FOREIGN KEY ("law_id") REFERENCES "public"."law"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "law_title_key" ON "law" USING btree ("title_key");--> statement-breakpoint
CREATE INDEX "law_revision" ON "law" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "law_alias_key" ON "law_alias" USING btree ("alias_key");--> statement-breakpoint
CREATE UNIQUE INDEX "law_article_position" ON "law_article" USING btree ("version_id","position");--> statement-breakpoint
CREATE INDEX "law_article_key" ON "law_article" USING btree ("version_id","key");--> statement-breakpoint
CREATE INDEX "law_article_law_key" ON "law_article" USING btree ("law_id","key");--> statement-breakpoint
CREATE INDEX "law_citation_target" ON "law_citation" USING btree ("to_law_id","to_key");--> statement-breakpoint
CREATE INDEX "law_citation_version" ON "law_citation" USING btree ("from_version_id");--> statement-breakpoint
CREATE INDEX "law_citation_open" ON "law_citation" USING btree ("to_title_key") WHERE to_law_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "law_digest_key" ON "law_digest" USING btree ("law_id","article_key");--> statement-breakpoint
CREATE INDEX "law_import_created" ON "law_import" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "law_import_one_at_a_time" ON "law_import" USING btree ((true)) WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "law_note_user" ON "law_note" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "law_version_law" ON "law_version" USING btree ("law_id");--> statement-breakpoint
CREATE INDEX "law_version_loading" ON "law_version" USING btree ("id") WHERE state = 'loading';