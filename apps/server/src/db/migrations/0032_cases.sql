CREATE TABLE "case_citation" (
	"case_id" text NOT NULL,
	"title_key" text NOT NULL,
	"title" text NOT NULL,
	"article_key" text NOT NULL,
	"paragraph" integer NOT NULL,
	"item" integer NOT NULL,
	"is_basis" boolean NOT NULL,
	"law_id" text,
	CONSTRAINT "case_citation_case_id_title_key_article_key_paragraph_item_pk" PRIMARY KEY("case_id","title_key","article_key","paragraph","item")
);
--> statement-breakpoint
CREATE TABLE "case_import" (
	"id" text PRIMARY KEY NOT NULL,
	"started_by" text,
	"shared" boolean NOT NULL,
	"source" text NOT NULL,
	"source_kind" text NOT NULL,
	"location" text NOT NULL,
	"mapping" jsonb,
	"state" text NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"files_total" integer DEFAULT 0 NOT NULL,
	"files_done" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_library" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"imported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_mapping" (
	"owner_id" text NOT NULL,
	"columns_hash" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_mapping_owner_id_columns_hash_pk" PRIMARY KEY("owner_id","columns_hash")
);
--> statement-breakpoint
CREATE TABLE "case_note" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"case_id" text NOT NULL,
	"paragraph" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_number" (
	"case_id" text NOT NULL,
	"key" text NOT NULL,
	"relation" text NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "case_number_case_id_relation_key_pk" PRIMARY KEY("case_id","relation","key")
);
--> statement-breakpoint
CREATE TABLE "case_search_text" (
	"case_id" text NOT NULL,
	"part" text NOT NULL,
	"terms" text NOT NULL,
	CONSTRAINT "case_search_text_case_id_part_pk" PRIMARY KEY("case_id","part")
);
--> statement-breakpoint
CREATE TABLE "case_source" (
	"case_id" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_source_case_id_hash_pk" PRIMARY KEY("case_id","hash")
);
--> statement-breakpoint
CREATE TABLE "case_text" (
	"case_id" text PRIMARY KEY NOT NULL,
	"original" text NOT NULL,
	"masked" text NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_case" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"identity_key" text NOT NULL,
	"title" text NOT NULL,
	"number" text,
	"numbers" text[] NOT NULL,
	"own_number" text,
	"court" text,
	"level" text,
	"region" text,
	"area" text NOT NULL,
	"causes" text[] NOT NULL,
	"procedure" text NOT NULL,
	"kind" text NOT NULL,
	"authority" text NOT NULL,
	"decided_on" date,
	"decided_in" text,
	"published_on" date,
	"outcome" text,
	"outcomes" text[] NOT NULL,
	"disposal" text[] NOT NULL,
	"amounts" double precision[] NOT NULL,
	"parties" jsonb NOT NULL,
	"counsel" jsonb NOT NULL,
	"panel" jsonb NOT NULL,
	"uncertain" jsonb NOT NULL,
	"corrected" text[] DEFAULT '{}' NOT NULL,
	"superseded" text,
	"text_hash" text NOT NULL,
	"read_by" integer NOT NULL,
	"state" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_case_search" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_citation" ADD CONSTRAINT "case_citation_case_id_legal_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_import" ADD CONSTRAINT "case_import_started_by_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mapping" ADD CONSTRAINT "case_mapping_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_note" ADD CONSTRAINT "case_note_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_note" ADD CONSTRAINT "case_note_case_id_legal_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_number" ADD CONSTRAINT "case_number_case_id_legal_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_search_text" ADD CONSTRAINT "case_search_text_case_id_legal_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_source" ADD CONSTRAINT "case_source_case_id_legal_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_text" ADD CONSTRAINT "case_text_case_id_legal_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_case" ADD CONSTRAINT "legal_case_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_case_search" ADD CONSTRAINT "saved_case_search_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_citation_target" ON "case_citation" USING btree ("law_id","article_key");--> statement-breakpoint
CREATE INDEX "case_citation_open" ON "case_citation" USING btree ("title_key") WHERE law_id is null;--> statement-breakpoint
CREATE INDEX "case_import_created" ON "case_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "case_import_starter" ON "case_import" USING btree ("started_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_import_one_at_a_time" ON "case_import" USING btree ((true)) WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "case_note_owner" ON "case_note" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "case_note_case" ON "case_note" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_number_key" ON "case_number" USING btree ("key");--> statement-breakpoint
CREATE INDEX "case_source_hash" ON "case_source" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_case_identity" ON "legal_case" USING btree (coalesce(owner_id, ''),"identity_key");--> statement-breakpoint
CREATE INDEX "legal_case_owner" ON "legal_case" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "legal_case_loading" ON "legal_case" USING btree ("id") WHERE state = 'loading';--> statement-breakpoint
CREATE INDEX "saved_case_search_owner" ON "saved_case_search" USING btree ("owner_id","created_at");