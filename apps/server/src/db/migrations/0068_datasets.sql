CREATE TABLE "dataset" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"origin" text NOT NULL,
	"document_id" text,
	"state" text NOT NULL,
	"stage" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"error_code" text,
	"error_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"proposal" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"build" integer DEFAULT 0 NOT NULL,
	"last_build" integer DEFAULT 0 NOT NULL,
	"built_bytes" bigint DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dataset_file" (
	"dataset_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "dataset_file_dataset_id_position_pk" PRIMARY KEY("dataset_id","position")
);
--> statement-breakpoint
CREATE TABLE "dataset_step" (
	"dataset_id" text NOT NULL,
	"number" integer NOT NULL,
	"table_name" text NOT NULL,
	"step" jsonb NOT NULL,
	"touched" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dataset_step_dataset_id_number_pk" PRIMARY KEY("dataset_id","number")
);
--> statement-breakpoint
CREATE TABLE "dataset_table" (
	"dataset_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"shape" jsonb NOT NULL,
	"built" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dataset_table_dataset_id_name_pk" PRIMARY KEY("dataset_id","name")
);
--> statement-breakpoint
ALTER TABLE "dataset" ADD CONSTRAINT "dataset_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset" ADD CONSTRAINT "dataset_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_file" ADD CONSTRAINT "dataset_file_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_step" ADD CONSTRAINT "dataset_step_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_table" ADD CONSTRAINT "dataset_table_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dataset_owner" ON "dataset" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "dataset_document" ON "dataset" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "dataset_unfinished" ON "dataset" USING btree ("state") WHERE state in ('waiting', 'working');