CREATE TABLE "analysis" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'idle' NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"answers_revision" integer DEFAULT 0 NOT NULL,
	"run" jsonb,
	"error_code" text,
	"last_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analysis_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"analysis_id" text NOT NULL,
	"step_id" text NOT NULL,
	"dataset_id" text NOT NULL,
	"is_current" boolean NOT NULL,
	"asked_sum" text NOT NULL,
	"answer_sum" text NOT NULL,
	"build" integer NOT NULL,
	"dataset_title" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"sql" text,
	"understood" jsonb,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows_kept" integer DEFAULT 0 NOT NULL,
	"total_rows" bigint DEFAULT 0 NOT NULL,
	"basis" jsonb,
	"charts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_code" text,
	"error_values" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analysis_template" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"steps" jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	"datasets" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analysis_version" (
	"id" text PRIMARY KEY NOT NULL,
	"analysis_id" text NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"title" text NOT NULL,
	"steps" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_answer" ADD CONSTRAINT "analysis_answer_analysis_id_analysis_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analysis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_answer" ADD CONSTRAINT "analysis_answer_dataset_id_dataset_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."dataset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_template" ADD CONSTRAINT "analysis_template_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_version" ADD CONSTRAINT "analysis_version_analysis_id_analysis_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analysis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_owner" ON "analysis" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "analysis_unfinished" ON "analysis" USING btree ("state") WHERE state = 'working';--> statement-breakpoint
CREATE UNIQUE INDEX "analysis_answer_current" ON "analysis_answer" USING btree ("analysis_id","step_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "analysis_answer_of" ON "analysis_answer" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "analysis_answer_dataset" ON "analysis_answer" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "analysis_template_owner" ON "analysis_template" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "analysis_version_number" ON "analysis_version" USING btree ("analysis_id","number");