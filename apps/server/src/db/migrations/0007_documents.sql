CREATE TABLE "comparison" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"left_id" text NOT NULL,
	"right_id" text NOT NULL,
	"counts" jsonb NOT NULL,
	"clauses" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"origin" text NOT NULL,
	"knowledge_base_id" text,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"format" text,
	"settings" jsonb NOT NULL,
	"state" text NOT NULL,
	"stage" text NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"error_code" text,
	"error_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pages" integer,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"pages_total" integer,
	"recognised_pages" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"segments" integer DEFAULT 0 NOT NULL,
	"characters" integer DEFAULT 0 NOT NULL,
	"stage_ms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_part" (
	"document_id" text NOT NULL,
	"number" integer NOT NULL,
	"page" integer,
	"width" real,
	"height" real,
	"source" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "document_part_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "document_reading" (
	"document_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"reading" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_segment" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"parsed_text" text,
	"label" text NOT NULL,
	"heading_path" jsonb NOT NULL,
	"page" integer,
	"page_end" integer,
	"boxes" jsonb NOT NULL,
	"first_block_id" text,
	"last_block_id" text,
	"sheet" text,
	"row" integer,
	"range_start" integer,
	"range_end" integer,
	"enabled" boolean DEFAULT true NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_base" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"parts" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_page" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"document_id" text NOT NULL,
	"address" text,
	"final_address" text,
	"title" text NOT NULL,
	"author" text,
	"published_at" text,
	"source" text,
	"excerpt" text NOT NULL,
	"origin" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playbook" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"document_id" text NOT NULL,
	"side" text NOT NULL,
	"contract_kind" text NOT NULL,
	"detected_kind" text NOT NULL,
	"playbook_id" text NOT NULL,
	"playbook_name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"use_model" boolean NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"clauses_done" integer DEFAULT 0 NOT NULL,
	"clauses_total" integer DEFAULT 0 NOT NULL,
	"model" text,
	"model_error_code" text,
	"error_code" text,
	"as_of" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_finding" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"position" integer NOT NULL,
	"rule_id" text,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"level" text NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"clause_label" text NOT NULL,
	"quote" text NOT NULL,
	"spans" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"articles" jsonb NOT NULL,
	"action" text NOT NULL,
	"suggestion" text NOT NULL,
	"decision" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "document_id" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "knowledge_base_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "document_id" text;--> statement-breakpoint
ALTER TABLE "model_provider" ADD COLUMN "purpose" text DEFAULT 'chat' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_provider" ADD COLUMN "dimension" integer;--> statement-breakpoint
ALTER TABLE "comparison" ADD CONSTRAINT "comparison_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison" ADD CONSTRAINT "comparison_left_id_document_id_fk" FOREIGN KEY ("left_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison" ADD CONSTRAINT "comparison_right_id_document_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_knowledge_base_id_knowledge_base_id_fk" FOREIGN KEY ("knowledge_base_id") REFERENCES "public"."knowledge_base"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_part" ADD CONSTRAINT "document_part_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reading" ADD CONSTRAINT "document_reading_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_segment" ADD CONSTRAINT "document_segment_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_base" ADD CONSTRAINT "knowledge_base_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_page" ADD CONSTRAINT "web_page_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_page" ADD CONSTRAINT "web_page_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook" ADD CONSTRAINT "playbook_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_finding" ADD CONSTRAINT "review_finding_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparison_owner" ON "comparison" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "document_owner" ON "document" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "document_base" ON "document" USING btree ("knowledge_base_id","created_at");--> statement-breakpoint
CREATE INDEX "document_opened" ON "document" USING btree ("owner_id","opened_at") WHERE opened_at is not null;--> statement-breakpoint
CREATE INDEX "document_unfinished" ON "document" USING btree ("state") WHERE state in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "document_hash" ON "document" USING btree ("knowledge_base_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "document_segment_position" ON "document_segment" USING btree ("document_id","position");--> statement-breakpoint
CREATE INDEX "knowledge_base_owner" ON "knowledge_base" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "upload_user" ON "upload" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_expiry" ON "upload" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "web_page_owner" ON "web_page" USING btree ("owner_id","fetched_at");--> statement-breakpoint
CREATE INDEX "playbook_owner" ON "playbook" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_owner" ON "review" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "review_document" ON "review" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "review_unfinished" ON "review" USING btree ("state") WHERE state in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "review_finding_review" ON "review_finding" USING btree ("review_id","position");--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_document" ON "conversation" USING btree ("document_id") WHERE document_id is not null;